import { FEED_COLUMNS, type FeedField } from '#contract/stock/feed-columns.ts'

export const FEED_FIELDS = Object.keys(FEED_COLUMNS) as FeedField[]

/** photo1, image_2_url, image[0].url, additional_image_link_3: a picture a column. */
const NUMBERED_IMAGE = /^(?:photo|image|picture|img|additionalimagelink)(?:url|link)?(\d{1,3})(?:url|link)?$/

/** Numbered pictures come after every list of pictures. */
const NUMBERED_RANK = 1000

const BY_ALIAS = new Map<string, { field: FeedField; rank: number }>(
  FEED_FIELDS.flatMap((field) =>
    FEED_COLUMNS[field].columns.split(' ').map((alias, rank) => [alias, { field, rank }] as const),
  ),
)

/** The field a normalised name of a column stands for; the lower rank is preferred. */
export function aliasOf(normalised: string): { field: FeedField; rank: number } | undefined {
  const number = NUMBERED_IMAGE.exec(normalised)?.[1]
  return number === undefined ? BY_ALIAS.get(normalised) : { field: 'images', rank: NUMBERED_RANK + Number(number) }
}
