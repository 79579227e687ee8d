/** The drawn code of an address, as SVG. Its library is loaded with the first one. */
export async function qrCode(address: string): Promise<string> {
  const { default: library } = await import('qrcode');
  return library.toString(address, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
}
