import { RECIPES } from '#contract/outreach/recipes.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** The ready-made automations in the reader's language, each to be saved as one's own. */
export const listRecipes = ({ caller: { language } }: Pick<Ctx, 'caller'>) => ({
  data: RECIPES.map(({ key, name, about, definition }) => ({
    key,
    name: name[language],
    about: about[language],
    ...definition(language),
  })),
})
