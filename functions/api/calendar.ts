import { calendar } from '#contract/calendar/feeds.ts'
import { createFeed } from '../core/calendar/feeds/create-feed.ts'
import { getFeed } from '../core/calendar/feeds/get-feed.ts'
import { removeFeed } from '../core/calendar/feeds/remove-feed.ts'
import { serve } from '../serve.ts'

export const handler = serve(calendar, {
  feed: (_, ctx) => getFeed(ctx),
  renewFeed: (_, ctx) => createFeed(ctx),
  removeFeed: (_, ctx) => removeFeed(ctx),
})
