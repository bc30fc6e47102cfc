/** What a vehicle cost its dealer, or is worth to a trader, as far as a part of the column's name tells. */
const PARTS = [
  /cost|invoice|wholesale|holdback|profit|margin|investment|invested|breakeven|curtailment|payoff|auction|apprais/,
  /purchase|buyprice|boughtfor|pricepaid|amountpaid|paidamount|acquisition|(?<!date)acquired(?!date|on)|actualcash/,
  /recon(?!struct|status|stage|date)|floor(?!mat)|tradein|tradevalue/,
  /compra(?!venta)|factura|inversion|ganancia|utilidad|margen|mayoreo|subasta|avaluo|preciominimo/,
  /manheim|mmr|jdpower|blackbook|kbb|kelley|galves/,
  // A book of prices, and not what is booked, or only ends so.
  /(?<!face|note|hand|log|work|owners|service)book(?!ing|let|mark|now)/,
]

/** Short ones, which other names hold: InternetPrice, Canada, BatteryPack. */
const WHOLE = /^(?:dealer|lot|house|store)?pack(?:s|amount|fee|price)?$|^netprice|^dealernet|^nada|^lien|^acv|acv$/

/** Whether a column, by its normalised name, is a dealer's secret: it is dropped before anything else sees it. */
export const isCostColumn = (normalised: string) =>
  WHOLE.test(normalised) || PARTS.some((part) => part.test(normalised))
