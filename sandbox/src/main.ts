import { startSandbox } from './sandbox.ts';

/** The process that the product starts while no platform credentials are set. */
const { SANDBOX_PORT, SANDBOX_SMTP_PORT, DATA_DIR, SANDBOX_ORDERS, SANDBOX_NOW, PRODUCT_URL } = process.env;
const port = Number(SANDBOX_PORT ?? 3001);
const sandbox = await startSandbox({
  port,
  smtpPort: Number(SANDBOX_SMTP_PORT || port + 1),
  dataDir: DATA_DIR,
  now: SANDBOX_NOW === undefined || SANDBOX_NOW === '' ? undefined : SANDBOX_NOW,
  ordersFile: SANDBOX_ORDERS === '' ? undefined : SANDBOX_ORDERS,
  productUrl: PRODUCT_URL,
});
const { store, orders } = sandbox.world;
console.log(`The sandbox listens on ${sandbox.url}: ${store.name} with ${orders.length} orders.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
