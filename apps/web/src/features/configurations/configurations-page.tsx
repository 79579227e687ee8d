import { defaultReport } from '@tillsight/contract/configurations';
import { configurableRoles, type AssignableRole } from '@tillsight/contract/role';
import { Lock } from 'lucide-react';
import { reportMessageOf } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConfigurationOptions } from './api.ts';
import { ConfigurationFrame, LoadingCard } from './configuration-frame.tsx';
import { ConfigurationEditor } from './configuration-editor.tsx';
import type { Choice } from './draft.ts';
import { SettingsCard } from './settings-card.tsx';

export function ConfigurationsPage() {
  const { user } = useAuth();
  const roles = user?.id ? configurableRoles(user.role) : [];
  const options = useConfigurationOptions(roles.length > 0);
  const [firstRole] = roles;
  if (!firstRole) return <AccessRestricted />;
  const first: Choice = {
    role: roles.includes(defaultReport.role) ? defaultReport.role : firstRole,
    frequency: defaultReport.frequency,
  };
  if (options.isSuccess) return <ConfigurationEditor options={options.data} roles={roles} first={first} />;
  return (
    <ConfigurationFrame>
      {options.isError ? (
        <Notice kind="error" title="Failed to Load Configuration">
          <p>{reportMessageOf(options.error)}</p>
          <Button shape="small" busy={options.isFetching} onClick={() => void options.refetch()} className="mt-2">
            Try again
          </Button>
        </Notice>
      ) : (
        <LoadingConfiguration choice={first} roles={roles} />
      )}
    </ConfigurationFrame>
  );
}

function LoadingConfiguration({ choice, roles }: { choice: Choice; roles: readonly AssignableRole[] }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
      <SettingsCard
        choice={choice}
        roles={roles}
        options={undefined}
        draft={undefined}
        isSaving={false}
        isStored
        isTimeValid
        onChoose={() => undefined}
        onTime={() => undefined}
      />
      <LoadingCard />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LoadingCard />
      </div>
    </div>
  );
}

function AccessRestricted() {
  return (
    <ConfigurationFrame>
      <Card>
        <EmptyState
          icon={Lock}
          title="Access Restricted"
          text={
            <>
              You don&apos;t have access to this page. Configuration management is only available to specific roles.
              <span className="mt-2 block">
                Contact your administrator if you believe you should have access to this feature.
              </span>
            </>
          }
        />
      </Card>
    </ConfigurationFrame>
  );
}
