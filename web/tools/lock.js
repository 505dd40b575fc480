// Writes package-lock.json anew and takes out what is not needed to install: addresses and funding notes.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
execFileSync('npm', ['install', '--package-lock-only', '--omit-lockfile-registry-resolved'], { stdio: 'inherit' });
const lock = JSON.parse(readFileSync(path, 'utf8'));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.resolved;
}
writeFileSync(path, JSON.stringify(lock, null, 2) + '\n');
