/** What a lead tells beside its comments stands in its message in lines; ADF's own words are English. */
export const LEAD_WORDS = {
  interests: {
    lease: 'Wants to lease',
    test: 'Wants a test drive',
    trade: 'Trade-in',
    sell: 'Wants to sell',
    service: 'For service',
  },
  /** Of a vehicle, before their values. */
  vehicle: {
    stock: 'stock #',
    vin: 'VIN',
    doors: 'doors:',
    exteriorcolor: 'outside:',
    interiorcolor: 'inside:',
    imagetag: 'photo:',
    optionname: 'option:',
  },
  price: 'Price',
  prices: { offer: 'Offer', asking: 'Asking price', quote: 'Quote', msrp: 'MSRP', appraisal: 'Appraisal' },
  amounts: { downpayment: 'Down payment', monthly: 'Monthly payment', total: 'Total' },
  finance: 'Payment',
  balance: 'Balance',
  timeframe: 'Time frame',
  earliest: 'From',
  latest: 'Until',
  address: 'Address',
  prefers: 'Prefers',
  time: 'Best time',
  also: 'Also',
} as const
