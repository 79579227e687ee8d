/** The Google Ads account linked with the property; the Ads module serves the shop's account under this number. */
export const linkedAdsCustomer = '7215548830';
