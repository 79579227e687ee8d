import type { Dataset, Entity, Part } from '../engine/dataset.ts';

/** Datasets of several stores as one. Orders and customers of different stores are never the same ones. */
export function together(datasets: readonly Dataset[]): Dataset {
  const sizeIn = ({ parts }: Dataset, name: string) => Math.max(0, ...parts.map(part => part.entity(name)?.size ?? 0));
  const parts = datasets.flatMap((dataset, at) =>
    dataset.parts.map((part): Part => {
      const offsetOf = (name: string) => datasets.slice(0, at).reduce((sum, each) => sum + sizeIn(each, name), 0);
      return { ...part, entity: name => movedOn(part.entity(name), offsetOf(name)) };
    }),
  );
  return { parts, metrics: datasets[0]?.metrics ?? {} };
}

/** Counted on from where those of the stores before it ended. */
function movedOn(entity: Entity | null, offset: number): Entity | null {
  if (!entity) return null;
  const codes = Int32Array.from(entity.codes, code => (code < 0 ? code : code + offset));
  return { via: entity.via, codes, size: entity.size + offset };
}
