/** Shops and services that people put behind what they want from them: "blackout curtains argos". */
export const brands: ReadonlySet<string> = new Set(
  (
    'argos screwfix toolstation boots superdrug greggs wise vinted ebay amazon tesco aldi lidl asda sainsburys sainsbury morrisons waitrose ' +
    'costco walmart target ikea wickes b&q wilko primark asos zara etsy depop gumtree paypal revolut monzo venmo zelle parentpay ' +
    'xero quickbooks gov.uk hmrc dvla evri dpd hermes ups fedex usps walgreens cvs lowes currys halfords homebase dunelm john-lewis ' +
    'bunnings kmart officeworks jb-hifi shopee lazada jumia takealot flipkart penneys dunnes supervalu smyths specsavers poundshop rymans hobbycraft ' +
    'pets-at-home robertdyas matalan h&m uniqlo sephora ulta bestbuy homedepot menards michaels joann petco petsmart chewy instacart temu oakley ' +
    'decathlon shein temu temu.com dm rossmann edeka rewe poundland poundstretcher b&m tkmaxx next online ebay.co.uk'
  ).split(' '),
);
