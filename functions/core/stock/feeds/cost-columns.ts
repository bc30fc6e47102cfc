/** Parts of column names that indicate a vehicle's cost to its dealer, or its trade value. */
const PARTS = [
  /cost|invoice|wholesale|holdback|profit|margin|investment|invested|breakeven|curtailment|payoff|auction|apprais/,
  /purchase|buyprice|boughtfor|pricepaid|amountpaid|paidamount|acquisition|(?<!date)acquired(?!date|on)|actualcash/,
  /recon(?!struct|status|stage|date)|floor(?!mat)|tradein|tradevalue/,
  /compra(?!venta)|factura|inversion|ganancia|utilidad|margen|mayoreo|subasta|avaluo|preciominimo/,
  /manheim|mmr|jdpower|blackbook|kbb|kelley|galves/,
  // Price books, not "booked" or words that merely end in "book".
  /(?<!face|note|hand|log|work|owners|service)book(?!ing|let|mark|now)/,
]

/** Short names, which also occur within others: InternetPrice, Canada, BatteryPack. */
const WHOLE = /^(?:dealer|lot|house|store)?pack(?:s|amount|fee|price)?$|^netprice|^dealernet|^nada|^lien|^acv|acv$/

/** True if a column, by its normalized name, is a dealer's secret: it is dropped before anything else sees it. */
export const isCostColumn = (normalised: string) =>
  WHOLE.test(normalised) || PARTS.some((part) => part.test(normalised))
