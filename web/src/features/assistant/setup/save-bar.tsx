import { Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Assistant } from '#contract/assistant/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { isMinutes } from './mode-step.tsx'
import { setupTexts } from './texts.ts'

interface SaveBarProps {
  values: Assistant
  onSave: () => Promise<void>
  onDiscard: () => void
}

/** Saves what was changed on the page; it stays in sight meanwhile. */
export function SaveBar({ values, onSave, onDiscard }: SaveBarProps) {
  const t = useText(setupTexts)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await onSave()
      toaster.create({ type: 'success', title: t('saved') })
    } catch (error) {
      toaster.create({ type: 'error', title: t('save_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Flex
      position="sticky"
      bottom="4"
      zIndex="docked"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      padding="3"
      paddingStart="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="lg"
    >
      <Text fontSize="sm" role="status">
        {t('unsaved')}
      </Text>
      <HStack>
        <Button variant="ghost" disabled={isBusy} onClick={onDiscard}>
          {t('discard')}
        </Button>
        <Button loading={isBusy} disabled={values.languages.length === 0 || !isMinutes(values.minutes)} onClick={save}>
          {t('save')}
        </Button>
      </HStack>
    </Flex>
  )
}
