import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormats } from '../../../lib/language/formats.ts'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { useGroupText } from './texts.ts'
import type { AutoGroups } from './use-auto-groups.ts'

const KINDS = ['stage', 'make', 'channel', 'silent'] as const

/** Groups to choose, by what they have in common. */
export function Proposals({ groups }: { groups: AutoGroups }) {
  const t = useGroupText()
  const { number } = useFormats()
  return (
    <Stack gap="5">
      <Text color="fg.muted">{t('auto_group_hint')}</Text>
      {KINDS.map((kind) => {
        const ofKind = (groups.proposals ?? []).filter(({ by }) => by === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} aria-label={t(`by_${kind}`)}>
            <Heading as="h3" size="sm" marginBottom="3">
              {t(`by_${kind}`)}
            </Heading>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
              {ofKind.map(({ key, name, count, count_from }) => (
                <NativeCheckbox
                  key={key}
                  label={name}
                  hint={count === null ? `${number(count_from)}+` : t('people', { count })}
                  checked={groups.isChosen(key)}
                  onChange={() => groups.toggle(key)}
                />
              ))}
            </SimpleGrid>
          </section>
        )
      })}
    </Stack>
  )
}
