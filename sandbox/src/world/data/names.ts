/** Invented customers are put together from these; mail goes to customer.example, telephone numbers are not in service. */
export const firstNames: readonly string[] =
  `Aarti Aditi Akash Amrita Ananya Anjali Ankit Anushka Arpita Asha Bhavna Chitra Deepa Deepika Devika Diya Ekta Farah Fatima Garima
  Gauri Geeta Harini Hema Indu Isha Ishita Jaya Juhi Jyoti Kajal Kamala Karan Kavya Keerthi Kiran Komal Lakshmi Lata Leena Madhavi Mahima
  Malini Manasi Meena Meghna Mira Mohan Nandini Naina Neelam Neeta Nikita Nisha Nitya Pallavi Parul Pooja Prachi Pradeep Pragya Pratik
  Preeti Priya Radha Rahul Rajani Rakhi Rashmi Reema Rekha Renu Richa Ritika Rohan Roshni Ruchi Rupali Sakshi Sandhya Sanjana Sapna Sara
  Saumya Seema Shalini Sharmila Shreya Simran Smita Sneha Sonal Sudha Sunita Swati Tanvi Tara Trisha Uma Urvashi Vandana Varsha Vidya
  Vinita Vrinda Yamini Zara Zoya`.split(/\s+/);

export const lastNames: readonly string[] =
  `Acharya Agarwal Ahmed Ahuja Anand Arora Bajaj Banerjee Basu Bedi Bhat Bhatia Bose Chakraborty Chandra Chatterjee Chauhan Chawla Chopra
  Das Dasgupta Datta Desai Deshpande Dixit Dubey Fernandes Gandhi George Ghosh Gill Goel Gokhale Goswami Gowda Gupta Hegde Iyengar Iyer
  Jain Jha Joshi Kamath Kapoor Kaur Khan Khanna Kohli Krishnan Kulkarni Kumar Lal Mahajan Malhotra Mathew Mathur Mehra Mehta Menon Mishra
  Mittal Mukherjee Nair Nambiar Narang Narayan Oberoi Pandey Pandit Parekh Patel Pathak Patil Pillai Prasad Puri Rana Rao Rastogi Rathore
  Reddy Roy Sahni Saini Saxena Sen Sethi Shah Sharma Shenoy Shetty Shukla Sinha Sodhi Soni Subramaniam Suri Swamy Tandon Thakur Thomas
  Tiwari Trivedi Varma Verma Vohra Vyas Wadhwa Yadav Zaveri`.split(/\s+/);

/** Shops, hotels and studios that buy through draft orders. */
export const businessNames: readonly string[] =
  'Saffron Stay,Tulsi Boutique,Neem House Hotels,Chandni Studio,Padmini Interiors,Varanasi Weddings,Blue Lotus Resorts,Kala Concept Store,Meera & Sons,Haveli Homestays,Rang Event Design,Sundari Boutique,The Banyan Desk,Marigold Planners,Kerala Nest Villas,Lotus Lane Gifts,Sitara Styling,Aangan Homes'.split(
    ',',
  );

export const streets: readonly string[] =
  'Lake View Road,Gulmohar Lane,Temple Street,Station Road,Mango Grove,Hill Road,Rose Garden Society,Old Market Road,Green Park,Shanti Nagar,Ashok Marg,River Walk,Palm Avenue,Civil Lines,Sunrise Apartments,Model Town,New Colony,Jasmine Court'.split(
    ',',
  );
