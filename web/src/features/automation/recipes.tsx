import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { createAutomation, type Recipe, useRecipes } from '../../data/automations.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { automationTexts } from './texts.ts'
import { useDeeds } from './use-deeds.ts'

/** Ready-made automations, each understood in one look; using one opens it as the dealership's own. */
export function Recipes() {
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
            <Button
              size="sm"
              variant="outline"
              alignSelf="start"
              aria-label={t('use_named', { name: recipe.name })}
              onClick={() => take(recipe)}
            >
              {t('use')}
            </Button>
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
