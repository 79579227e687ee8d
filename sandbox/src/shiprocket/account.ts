/** The merchant's account at Shiprocket, and the users that may call its API. None of them is anybody's. */
export type ApiUser = {
  id: number;
  email: string;
  password: string;
  /** The modules ticked when the user was made in the panel. */
  modules: readonly string[];
  /** Asked for a code on a phone at every login, as people of the panel may be. */
  needsCode: boolean;
};

export const sandboxCompany = 671_204;

/** Made for Tillsight: it may read orders. */
export const ordersUser: ApiUser = {
  id: 918_204,
  email: 'tillsight@kesarlane.example',
  password: 'sandbox-courier-password',
  modules: ['orders', 'shipments'],
  needsCode: false,
};

/** Made for something else: the module of orders was not ticked. */
export const couriersUser: ApiUser = {
  id: 918_311,
  email: 'rates@kesarlane.example',
  password: 'sandbox-rates-password',
  modules: ['couriers'],
  needsCode: false,
};

/** Somebody who signs in to the panel itself. */
const panelUser: ApiUser = {
  id: 671_205,
  email: 'owner@kesarlane.example',
  password: 'sandbox-panel-password',
  modules: ['orders', 'shipments', 'couriers'],
  needsCode: true,
};

export const apiUsers: readonly ApiUser[] = [ordersUser, couriersUser, panelUser];
