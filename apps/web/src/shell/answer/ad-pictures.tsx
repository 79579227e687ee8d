import { readAdPictures, type ShownAd } from '@tillsight/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What the ads of an answer look like, in its order; the server fetches them, and this page keeps them while it is open. */
export function AdPictures({ ads }: { ads: ShownAd[] }) {
  const asked = ads.map(({ id }) => id).join(',');
  const { data, isPending } = useQuery({
    queryKey: ['ad pictures', asked],
    queryFn: async () => (await call(readAdPictures, { ads: asked })).pictures,
    // A picture that does not come is not worth more than a try.
    retry: false,
    staleTime: 5 * 60_000,
  });
  const pictures = new Map(data?.map(({ ad, picture }) => [ad, picture]));
  if (!isPending && pictures.size === 0) return null;
  return (
    <ul aria-label="Pictures of the ads" className="mt-3 flex flex-wrap gap-3">
      {ads.map(({ id, name }) => (
        <li key={id} className="w-24 text-xs">
          {isPending ? <Skeleton className="size-16" /> : <Picture address={pictures.get(id)} name={name} />}
          <p className="mt-1 line-clamp-3 break-words text-muted">{name}</p>
        </li>
      ))}
    </ul>
  );
}

const frame = 'size-16 rounded-control ring-1 ring-line ring-inset';

function Picture({ address, name }: { address: string | undefined; name: string }) {
  if (address === undefined)
    return (
      <div className={`${frame} flex items-center justify-center bg-sunken p-1 text-center text-muted`}>No picture</div>
    );
  return (
    <img src={address} alt={`What the ad ${name} shows`} width={64} height={64} className={`${frame} object-cover`} />
  );
}
