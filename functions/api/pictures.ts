import { pictures } from '#contract/people/pictures.ts'
import { getPicture, listPictures } from '../core/people/accounts/list-pictures.ts'
import { removePicture, updatePicture } from '../core/people/accounts/update-picture.ts'
import { serve } from '../serve.ts'

export const handler = serve(pictures, {
  list: (_, ctx) => listPictures(ctx),
  get: ({ params }, ctx) => getPicture(ctx, params),
  set: ({ body }, ctx) => updatePicture(ctx, body),
  remove: (_, ctx) => removePicture(ctx),
})
