"""The core protocol: values, steps, states, records."""
