/** A person's Google account. `id` is the stable key that tokens carry as `sub`. */
export type GoogleAccount = { id: string; email: string; name: string };

/** The merchant: reads the shop's Analytics property and manages its Ads accounts. */
export const merchantAccount: GoogleAccount = {
  id: '108377264512093644871',
  email: 'kavita@kesarlane.example',
  name: 'Kavita Rao',
};

/** Somebody with a Google account and nothing in it that matters here. */
const privateAccount: GoogleAccount = {
  id: '113902218870456120365',
  email: 'kavita.rao.private@mail.example',
  name: 'Kavita Rao (private)',
};

export const accounts: readonly GoogleAccount[] = [merchantAccount, privateAccount];

export function accountById(id: string): GoogleAccount | undefined {
  return accounts.find(account => account.id === id);
}

/** By mail address or id, as `login_hint` names it. */
export function accountByHint(hint: string | null): GoogleAccount | undefined {
  return accounts.find(account => account.id === hint || account.email === hint?.toLowerCase());
}
