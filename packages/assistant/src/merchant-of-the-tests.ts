/** For tests and the evaluation: the demonstration merchant at a fixed clock, with the names of its store. */
import { answerQuestion } from './answer-question.ts';
import { readHere } from './read-here.ts';
import type { Reply, Shop, StoreNames, Turn } from './conversation.ts';

export const kesarLane: Shop = {
  name: 'Kesar Lane',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  country: 'IN',
  connected: ['shopify', 'google_analytics', 'google_ads'],
  needsReconnect: [],
  now: Date.parse('2026-11-20T11:30:00+05:30'),
  role: 'merchant',
  // The figures are the same in every language, which has tests of its own.
  language: 'english',
  historyFrom: '2024-11-01',
};

/** How a question that opens a talk is read, without any figure. */
export const planOf = (text: string, shop: Shop = kesarLane): Promise<Reply> =>
  answerQuestion({
    read: readHere,
    text,
    turns: [],
    shop,
    run: () => Promise.reject(new Error('A platform was asked.')),
    names: () => Promise.resolve(kesarLaneNames),
    planOnly: true,
  });

/** How an order of a talk is read, where goals and notes may be set. */
export const orderPlanOf = (text: string, turns: Turn[]): Promise<Reply> =>
  answerQuestion({
    read: readHere,
    text,
    turns,
    shop: kesarLane,
    run: () => Promise.reject(new Error('A platform was asked.')),
    names: () => Promise.resolve(kesarLaneNames),
    targets: () => Promise.resolve({ held: [], maySet: true }),
    occasions: () => Promise.resolve({ held: [], mayNote: true }),
    planOnly: true,
  });

/** "Product: colours x sizes". */
const wares =
  `Gulmohar Chikankari Kurta: White, Peach x S M L XL XXL; Meera Anarkali Kurta: Maroon, Teal x S M L XL XXL; Neel Ajrakh Kurta: Indigo x S M L XL XXL; Bela Cotton
  Kurta: Yellow, Mint, Black x XS S M L XL XXL; Zoya Angrakha Kurta: Rust x S M L XL; Chand Silk Kurta Set: Wine, Navy x S M L XL XXL; Rehaan Men's Kurta: Ivory,
  Bottle Green x M L XL XXL; Kids Bandhej Kurta: Pink, Yellow x 2-4Y 4-6Y 6-8Y; Sanganer Short Kurta: White x S M L XL; Dhara Linen Kurta: Sage, Charcoal x S M L XL;
  Padma Kanjivaram Saree: Rani Pink, Emerald; Banaras Zari Saree: Red, Gold; Chanderi Butti Saree: Mint, Lilac; Mulmul Everyday Saree: Indigo, Mustard, Rose; Leela
  Organza Saree: Blush, Powder Blue; Bandhani Georgette Saree: Red, Green; Linen Border Saree: Grey, Teal; Tissue Gold Saree: Gold; Phulkari Dupatta: Red, Yellow,
  White; Banarasi Dupatta: Red, Green; Leheriya Dupatta: Pink, Blue; Chikankari Dupatta: White; Kalamkari Dupatta: Multi; Noor Mirror Lehenga: Emerald, Pink x S M L
  XL; Roohi Bridal Lehenga: Red x S M L; Gota Patti Lehenga: Orange, Pink x S M L XL; Tara Lehenga Set: Lilac x S M L XL; Kids Chaniya Choli: Multi x 2-4Y 4-6Y 6-8Y;
  Oxidised Jhumka: Silver; Kundan Choker Set: Green, Ruby; Temple Coin Necklace: Gold; Glass Bangle Set: Red, Green x 2.4 2.6 2.8; Pearl Drop Earrings: White; Polki
  Maang Tikka: Gold; Silver Payal Pair: Silver; Brass Diya Set: Set of 6; Marigold Toran: Orange; Block Print Cushion Cover: Indigo, Rust; Jaipuri Dohar: Single,
  Double; Terracotta Lantern: Brown; Mogra Candle: White; Kantha Throw: Multi`
    .split(';')
    .map(line => {
      const [product = '', kinds = ''] = line.split(':').map(part => part.trim().replace(/\s+/g, ' '));
      const [colours = '', sizes] = kinds.split(' x ');
      const titles = listed(colours).flatMap(colour =>
        sizes === undefined ? [colour] : sizes.split(' ').map(size => `${colour} / ${size}`),
      );
      return { product, titles };
    });

export const kesarLaneNames: StoreNames = {
  values: {
    product: wares.map(({ product }) => product),
    variant: wares.flatMap(({ product, titles }) => titles.map(title => `${product} - ${title}`)),
    product_type: listed('Kurta, Saree, Dupatta, Lehenga, Jewellery, Home Decor'),
    vendor: listed('Kesar Lane, Rangrez Handblocks, Awadh Chikan House, Kanchi Weaves, Jaipur Gem House, Mitti Home'),
    collection: listed('Festive Edit, Wedding Edit, Everyday Cotton, Under 999, Home & Gifting, New Arrivals'),
    city: listed(`Mumbai, Delhi, New Delhi, Bengaluru, Bangalore, Hyderabad, Pune, Chennai, Kolkata, Ahmedabad, Jaipur, Lucknow, Gurugram, Gurgaon, Noida, Chandigarh, Kochi, Dubai,
      London, Singapore, Edison, Surat, Nagpur, Indore, Gaya`),
    region: listed(
      'Maharashtra, Delhi, Karnataka, Telangana, Tamil Nadu, West Bengal, Gujarat, Rajasthan, Uttar Pradesh, Haryana, Chandigarh, Kerala',
    ),
    country: listed('India, United Arab Emirates, United Kingdom, Singapore, United States'),
    campaign: listed(
      'Brand Search, Nonbrand Kurtas, Nonbrand Sarees, PMax All Products, Shopping Jewellery, Display Remarketing, YouTube Lookbook, PMax Diwali Lights',
    ),
    discount_code: listed('WELCOME10, FESTIVE15, DIWALI20, RAKHI12, BFCM25, FREESHIP, COMEBACK200, KESARVIP30'),
    ad_group: listed('Kesar Lane, Kesar Lane Saree, Chikankari, Anarkali, Cotton Kurta, Silk Saree, Cotton Saree'),
    sales_channel: listed('Online Store, Point of Sale, Draft Orders'),
    pos_location: listed('Bandra Store, Hauz Khas Store'),
    landing_page: listed(
      '/, /collections/festive-edit, /collections/sarees, /pages/diwali-lights, /pages/wedding-lookbook, /blogs/journal/how-to-drape-a-saree',
    ),
    inventory_location: listed('Bhiwandi Warehouse, Bandra Store, Hauz Khas Store'),
    order_tag: listed('COD, Prepaid, wholesale, gift'),
    payment_gateway: listed('Razorpay, Cash on Delivery (COD), PayPal, Pine Labs'),
    source: listed(
      'google, l.instagram.com, instagram, pinterest.com, facebook, klaviyo, vogue.in, wedmegood.com, chatgpt.com, whatsapp',
    ),
    staff_member: listed('Asha Menon, Farhan Shaikh, Ritu Bansal'),
  },
};

function listed(text: string): string[] {
  return text.split(',').map(value => value.trim().replace(/\s+/g, ' '));
}
