import { views } from '#contract/customers/views.ts'
import { createView } from '../core/customers/views/create-view.ts'
import { removeView } from '../core/customers/views/remove-view.ts'
import { updateView } from '../core/customers/views/update-view.ts'
import { listViews } from '../core/messaging/conversations/list-views.ts'
import { serve } from '../serve.ts'

export const handler = serve(views, {
  list: (_, ctx) => listViews(ctx),
  create: ({ body }, ctx) => createView(ctx, body),
  update: ({ params, body }, ctx) => updateView(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeView(ctx, params),
})
