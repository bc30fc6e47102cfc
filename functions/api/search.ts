import { search } from '#contract/calls/search.ts'
import { searchEverything } from '../core/calls/search/search-everything.ts'
import { serve } from '../serve.ts'

export const handler = serve(search, {
  find: ({ query }, ctx) => searchEverything(ctx, query),
})
