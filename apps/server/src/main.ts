/** The process. What it is made of is compiled once and kept beside the installed packages, so that it is there sooner the next time. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Where nothing can be written it goes without. Whoever may write there can change the packages themselves.
enableCompileCache(path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'tillsight'));
await import('./start.ts');
