import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a tile before it is known which stand there. */
export function TileRoom() {
  return (
    <Card className="p-4! sm:p-5!">
      <Skeleton className="h-4 w-2/3" />
      <AnswerRoom />
    </Card>
  );
}

/** The shape of its answer while the platforms are asked. */
export function AnswerRoom() {
  return (
    <div aria-busy className="mt-3">
      <Skeleton className="h-3 w-32" />
      <Skeleton className="mt-2 h-7 w-40 max-w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
    </div>
  );
}
