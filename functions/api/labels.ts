import { labels } from '#contract/customers/labels.ts'
import { createLabel } from '../core/customers/labels/create-label.ts'
import { listLabels } from '../core/customers/labels/list-labels.ts'
import { removeLabel } from '../core/customers/labels/remove-label.ts'
import { updateLabel } from '../core/customers/labels/update-label.ts'
import { serve } from '../serve.ts'

export const handler = serve(labels, {
  list: (_, ctx) => listLabels(ctx),
  create: ({ body }, ctx) => createLabel(ctx, body),
  update: ({ params, body }, ctx) => updateLabel(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeLabel(ctx, params),
})
