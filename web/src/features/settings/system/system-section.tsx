import { Link as ChakraLink, Heading, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { QuickReplyManager } from '../../quick-replies/index.ts'
import { settingsTexts } from '../texts.ts'
import { LabelList } from './label-list.tsx'

/** What a dealership calls things, and what it answers again and again. */
export function SystemSection() {
  const t = useText(settingsTexts)
  return (
    <Stack as="section" gap="5">
      <Heading as="h2" size="xl" fontWeight="650">
        {t('system')}
      </Heading>
      <Panel>
        <Stack gap="4">
          <Heading as="h3" size="md">
            {t('labels')}
          </Heading>
          <Text color="fg.muted">{t('labels_hint')}</Text>
          <LabelList />
        </Stack>
      </Panel>
      <Panel>
        <Stack gap="4">
          <Heading as="h3" size="md">
            {t('quick_replies')}
          </Heading>
          <Text color="fg.muted">{t('quick_replies_hint')}</Text>
          <QuickReplyManager scope="dealership" />
        </Stack>
      </Panel>
      <Panel>
        <Stack gap="2">
          <Heading as="h3" size="md">
            {t('stages')}
          </Heading>
          <Text color="fg.muted">
            {t('stages_hint')}{' '}
            <ChakraLink asChild colorPalette="brand" textDecoration="underline">
              <Link to="/sales-classification">{t('stages_link')}</Link>
            </ChakraLink>
          </Text>
        </Stack>
      </Panel>
    </Stack>
  )
}
