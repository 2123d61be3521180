import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandPalette } from '#scripts/brand/brand-palette.ts';

// Writes the colours that /brand shows; run by hand when a colour changes, and commit what it writes.

const file = path.resolve(import.meta.dirname, '../src/domain/brand/palette.json');
writeFileSync(file, `${JSON.stringify(brandPalette(), null, 2)}\n`);
