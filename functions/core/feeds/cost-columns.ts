/** What a car cost its dealer, under any name the field's files give it: cost, invoice, book value, flooring … */
const COST =
  /cost|invoice|book|floor(?!mat)|wholesale|holdback|profit|margin|purchaseprice|pricepaid|boughtfor|acquisition|payoff|^lien|curtailment|^acv|acv$|actualcash|^(kbb|nada|mmr|galves)/

/** Whether a column, by its normalised name, is a dealer's secret: it is dropped before anything else sees it. */
export const isCostColumn = (normalised: string) => COST.test(normalised)
