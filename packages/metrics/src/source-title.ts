import { platformTitles } from '@tillsight/contract/product';
import type { SourceName } from './metric.ts';

/** What people call the platforms. */
export const sourceTitles: Record<SourceName, string> = platformTitles;
