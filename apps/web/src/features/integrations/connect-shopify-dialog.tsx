import { product } from '@tillsight/contract/product';
import { useState, type FormEvent } from 'react';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { sampleStoreDomain, storeDomain } from './store-domain.ts';

type ConnectShopifyDialogProps = { isConnecting: boolean; onConnect: (shop: string) => void; onClose: () => void };

export function ConnectShopifyDialog({ isConnecting, onConnect, onClose }: ConnectShopifyDialogProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const words = `Please enter a valid Shopify domain (e.g., ${sampleStoreDomain}).`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const shop = storeDomain(typed);
    setIsWrong(!shop);
    if (shop) onConnect(shop);
    else notify({ title: 'Invalid Domain', text: words, destructive: true });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={isConnecting}
      title="Connect Shopify Store"
      mark={<PlatformMark of="shopify" className="size-8" />}
      description={`Next, Shopify asks you to let ${product.name} read your store. You can undo this any time.`}
    >
      <form onSubmit={submit} noValidate>
        <Field label="Store Domain" error={isWrong ? words : undefined}>
          {control => (
            <Input
              {...control}
              value={typed}
              onChange={event => {
                setTyped(event.target.value);
                setIsWrong(false);
              }}
              placeholder={sampleStoreDomain}
              disabled={isConnecting}
              inputMode="url"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose} disabled={isConnecting}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isConnecting}>
            {isConnecting ? 'Connecting...' : 'Connect'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
