import type { AskResponse } from '@tillsight/contract/chat';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PlatformMark } from '../platform-mark.tsx';

type ConnectCardProps = NonNullable<AskResponse['connect']>;

/** What is missing can be mended from here. */
export function ConnectCard({ provider, title }: ConnectCardProps) {
  return (
    <p className="mt-3 mb-1">
      <Button variant="primary" asChild>
        <Link to={paths.integrations()} state={{ connect: provider }}>
          <PlatformMark of={provider} className="size-5!" />
          Connect {title}
        </Link>
      </Button>
    </p>
  );
}
