import { FEED_COLUMNS, type FeedField } from '#contract/stock/feed-columns.ts'

export const FEED_FIELDS = Object.keys(FEED_COLUMNS) as FeedField[]

/** photo1, image_2_url, image[0].url, "URL Foto 3": one picture per column. */
const NUMBERED_IMAGE =
  /^(?:vehicle)?(?:url|link)?(?:photo|image|picture|pic|img|foto|fotografia|imagen)s?(?:url|link|src)?(\d{1,3})(?:url|link|src)?$/
/** additional_image_link, "More Photos 2": further pictures of a vehicle whose main picture is in another column. */
const OTHER_IMAGES =
  /^(?:additional|other|more|extra|otras|mas)(?:photo|image|picture|pic|img|foto|imagen)(?:e?s)?(?:urls?|links?|list)?(\d{0,3})$/

/** Numbered pictures come after every list of pictures, additional ones last. */
const NUMBERED_RANK = 1000
const OTHERS_RANK = 2000

/** A price by a name of the dealer's own: "Todays Price", "Bottom Line Price ($)", "Precio Kavak"; behind every known name. */
const OTHER_PRICE =
  /^(?!.*(?:msrp|sticker|list|suger|old|was|prev|former|orig|before|anter|discount|desc|rebate|dealer|net|lot|month|mens|week|seman|down|lease|renta|change|cambio|drop|reduc|date|fecha|text|label|note|type|tipo|range|min|max|low|high|mode|unit|break|per|por|trade|reserve)).*(?:price(?:usd|us|mxn|amount)?|precio.*)$|^(?:asking|ask|askprice|retail|internet|selling|priceusd|usd|contado)$/
const OTHER_PRICE_RANK = 1000

const BY_ALIAS = new Map<string, { field: FeedField; rank: number }>(
  FEED_FIELDS.flatMap((field) =>
    FEED_COLUMNS[field].columns.split(' ').map((alias, rank) => [alias, { field, rank }] as const),
  ),
)

/** The field that a column's normalized name stands for; the lower rank is preferred. */
export function aliasOf(normalised: string): { field: FeedField; rank: number } | undefined {
  const number = NUMBERED_IMAGE.exec(normalised)?.[1]
  if (number !== undefined) return { field: 'images', rank: NUMBERED_RANK + Number(number) }
  const known = BY_ALIAS.get(normalised)
  if (!known && OTHER_PRICE.test(normalised)) return { field: 'price', rank: OTHER_PRICE_RANK }
  const other = OTHER_IMAGES.exec(normalised)?.[1]
  return other === undefined ? known : { field: 'images', rank: OTHERS_RANK + Number(other) }
}
