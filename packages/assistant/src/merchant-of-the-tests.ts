/** For tests and the evaluation: the demonstration merchant at a fixed clock, with the names of its store. */
import { answerQuestion } from './answer-question.ts';
import type { Reply, Shop, StoreNames } from './conversation.ts';

export const kesarLane: Shop = {
  name: 'Kesar Lane',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  country: 'IN',
  connected: ['shopify', 'google_analytics', 'google_ads'],
  needsReconnect: [],
  now: Date.parse('2026-11-20T11:30:00+05:30'),
  role: 'merchant',
  historyFrom: '2024-11-01',
};

/** How a question that opens a talk is read, without any figure. */
export const planOf = (text: string): Promise<Reply> =>
  answerQuestion({
    text,
    turns: [],
    shop: kesarLane,
    run: () => Promise.reject(new Error('A platform was asked.')),
    names: () => Promise.resolve(kesarLaneNames),
    planOnly: true,
  });

export const kesarLaneNames: StoreNames = {
  values: {
    product:
      listed(`Gulmohar Chikankari Kurta, Meera Anarkali Kurta, Neel Ajrakh Kurta, Bela Cotton Kurta, Zoya Angrakha Kurta, Chand Silk Kurta Set, Rehaan Men's Kurta,
      Kids Bandhej Kurta, Sanganer Short Kurta, Dhara Linen Kurta, Padma Kanjivaram Saree, Banaras Zari Saree, Chanderi Butti Saree, Mulmul Everyday Saree, Leela Organza Saree,
      Bandhani Georgette Saree, Linen Border Saree, Tissue Gold Saree, Phulkari Dupatta, Banarasi Dupatta, Leheriya Dupatta, Chikankari Dupatta, Kalamkari Dupatta, Noor Mirror Lehenga,
      Roohi Bridal Lehenga, Gota Patti Lehenga, Tara Lehenga Set, Kids Chaniya Choli, Oxidised Jhumka, Kundan Choker Set, Temple Coin Necklace, Glass Bangle Set, Pearl Drop Earrings,
      Polki Maang Tikka, Silver Payal Pair, Brass Diya Set, Marigold Toran, Block Print Cushion Cover, Jaipuri Dohar, Terracotta Lantern, Mogra Candle, Kantha Throw`),
    variant:
      listed(`White / S, White / M, White / L, White / XL, White / XXL, Peach / S, Peach / M, Peach / L, Peach / XL, Peach / XXL, Maroon / S, Maroon / M, Maroon / L, Maroon / XL,
      Maroon / XXL, Teal / S, Teal / M, Teal / L, Teal / XL, Teal / XXL, Indigo / S, Indigo / M, Indigo / L, Indigo / XL, Indigo / XXL, Yellow / XS, Yellow / S, Yellow /
      M, Yellow / L, Yellow / XL, Yellow / XXL, Mint / XS, Mint / S, Mint / M, Mint / L, Mint / XL, Mint / XXL, Black / XS, Black / S, Black / M, Black / L, Black / XL,
      Black / XXL, Rust / S, Rust / M, Rust / L, Rust / XL, Wine / S, Wine / M, Wine / L, Wine / XL, Wine / XXL, Navy / S, Navy / M, Navy / L, Navy / XL, Navy / XXL, Ivory
      / M, Ivory / L, Ivory / XL, Ivory / XXL, Bottle Green / M, Bottle Green / L, Bottle Green / XL, Bottle Green / XXL, Pink / 2-4Y, Pink / 4-6Y, Pink / 6-8Y, Yellow /
      2-4Y, Yellow / 4-6Y, Yellow / 6-8Y, Sage / S, Sage / M, Sage / L, Sage / XL, Charcoal / S, Charcoal / M, Charcoal / L, Charcoal / XL, Rani Pink, Emerald, Red, Gold,
      Mint, Lilac, Indigo, Mustard, Rose, Blush, Powder Blue, Green, Grey, Teal, Yellow, White, Pink, Blue, Multi, Emerald / S, Emerald / M, Emerald / L, Emerald / XL,
      Pink / S, Pink / M, Pink / L, Pink / XL, Red / S, Red / M, Red / L, Orange / S, Orange / M, Orange / L, Orange / XL, Lilac / S, Lilac / M, Lilac / L, Lilac / XL,
      Multi / 2-4Y, Multi / 4-6Y, Multi / 6-8Y, Silver, Ruby, Red / 2.4, Red / 2.6, Red / 2.8, Green / 2.4, Green / 2.6, Green / 2.8, Set of 6, Orange, Rust, Single,
      Double, Brown`),
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
