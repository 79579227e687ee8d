import type { GoogleStartQuery } from '@tillsight/contract/integrations';
import { product } from '@tillsight/contract/product';
import { useState, type FormEvent } from 'react';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type ConnectGoogleAnalyticsDialogProps = {
  isConnecting: boolean;
  onConnect: (fields: GoogleStartQuery) => void;
  onClose: () => void;
};

export function ConnectGoogleAnalyticsDialog({ isConnecting, onConnect, onClose }: ConnectGoogleAnalyticsDialogProps) {
  const [options, setOptions] = useState({
    accountName: '',
    shopId: '',
    forceAccountSelection: false,
    includeGoogleAds: true,
  });
  const set = (change: Partial<typeof options>) => setOptions({ ...options, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConnect({
      shop_id: options.shopId.trim(),
      account_name: options.accountName.trim(),
      force_account_selection: options.forceAccountSelection ? 'true' : 'false',
      include_google_ads: options.includeGoogleAds ? 'true' : 'false',
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={isConnecting}
      title="Connect Google Analytics"
      mark={<PlatformMark of="google_analytics" className="size-8" />}
      description={`Next, Google asks what ${product.name} may see.`}
    >
      <form onSubmit={submit} noValidate>
        <fieldset disabled={isConnecting} className="space-y-4">
          <Field
            label="Account Name (Optional)"
            hint="If you have several properties, type the name of the one to use."
          >
            {control => (
              <Input
                {...control}
                value={options.accountName}
                maxLength={255}
                onChange={event => set({ accountName: event.target.value })}
              />
            )}
          </Field>
          <Field label="Shopify Store ID (Optional)">
            {control => (
              <Input
                {...control}
                value={options.shopId}
                maxLength={255}
                onChange={event => set({ shopId: event.target.value })}
              />
            )}
          </Field>
          <div className="sm:space-y-3">
            <Checkbox
              label="Force Google account selection screen"
              checked={options.forceAccountSelection}
              onChange={event => set({ forceAccountSelection: event.target.checked })}
            />
            <Checkbox
              label="Include Google Ads OAuth scope"
              checked={options.includeGoogleAds}
              onChange={event => set({ includeGoogleAds: event.target.checked })}
            />
          </div>
        </fieldset>
        <DialogActions>
          <Button onClick={onClose} disabled={isConnecting}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isConnecting}>
            {isConnecting ? 'Redirecting...' : 'Connect Google Analytics'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
