export type AdAccount = {
  /** Digits; paths want `act_` before them. */
  id: string;
  name: string;
  status: number;
  currency: string;
  timeZone: string;
  offsetHours: number;
  business: string;
  /** The world's advertising is this account's; the others never ran an ad. */
  isShop: boolean;
};
