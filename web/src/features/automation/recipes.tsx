import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { Automation } from '#contract/outreach/automation-schema.ts'
import { createAutomation, type Recipe, useRecipes } from '../../data/automations.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { automationTexts } from './texts.ts'
import { useDeeds } from './use-deeds.ts'

/** Ready-made automations, each understood in one look; using one opens it as the dealership's own. */
export function Recipes({ automations }: { automations: readonly Automation[] }) {
  const t = useText(automationTexts)
  const { data } = useRecipes()
  const { told } = useDeeds()
  const navigate = useNavigate()
  if (!data) return null
  const take = ({ key: _, about: __, ...definition }: Recipe) =>
    told(createAutomation(definition).then(({ id }) => navigate(`/automation/${id}`)))
  return (
    <Stack as="section" gap="4" aria-labelledby="automation-recipes">
      <div>
        <Heading as="h2" id="automation-recipes" size="lg" fontWeight="650">
          {t('recipes')}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {t('recipes_hint')}
        </Text>
      </div>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3, xl: 4 }} gap="4">
        {data.data.map((recipe) => (
          <Panel key={recipe.key} padding="4" display="flex" flexDirection="column" gap="2">
            <Heading as="h3" size="sm">
              {recipe.name}
            </Heading>
            <Text fontSize="sm" color="fg.muted" flex="1">
              {recipe.about}
              {recipe.purpose === 'marketing' && ` ${t('offers_only')}`}
            </Text>
            <UseButton recipe={recipe} own={automations.find((one) => isOf(recipe, one))} onUse={() => take(recipe)} />
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

interface UseButtonProps {
  recipe: Recipe
  /** The dealership's own that was made of it. */
  own: Automation | undefined
  onUse: () => void
}

function UseButton({ recipe: { name }, own, onUse }: UseButtonProps) {
  const t = useText(automationTexts)
  const look = { size: 'sm', alignSelf: 'start' } as const
  if (own)
    return (
      <Button {...look} asChild variant="ghost" marginInlineStart="-3.5">
        <Link to={`/automation/${own.id}`} aria-label={t('in_use_named', { name })}>
          <Check /> {t('in_use')}
        </Link>
      </Button>
    )
  return (
    <Button {...look} variant="outline" aria-label={t('use_named', { name })} onClick={onUse}>
      {t('use')}
    </Button>
  )
}

/** What was made of a recipe keeps its event and the kinds of its steps, whatever it is called in which language. */
const isOf = (recipe: Recipe, { trigger, steps }: Automation) =>
  sorted(recipe.trigger) === sorted(trigger) &&
  recipe.steps.map(({ act }) => act).join() === steps.map(({ act }) => act).join()
const sorted = (facts: object) => JSON.stringify(Object.entries(facts).sort())
