import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { scrollIntoSight } from '../../../ui/scroll-into-sight.ts'
import { notificationTexts } from '../texts.ts'
import { QuietHours } from './quiet-hours.tsx'
import { type Choices, useChoicesForm } from './use-choices-form.ts'
import { WaysGrid } from './ways-grid.tsx'

export function ChoicesForm({ saved }: { saved: Choices }) {
  const t = useText(notificationTexts)
  const { ways, quiet, setWays, setQuiet, save, isBusy, banner } = useChoicesForm(saved)
  return (
    <Panel>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="6">
          <Box>
            <WaysGrid ways={ways} onChange={setWays} />
            <Text color="fg.muted" fontSize="sm" marginTop="3">
              {t('email_hint')}
            </Text>
          </Box>
          <QuietHours quiet={quiet} timezone={saved.timezone} onChange={setQuiet} />
          <Button type="submit" loading={isBusy} alignSelf="flex-start">
            {t('save')}
          </Button>
          {banner && (
            <Box ref={scrollIntoSight} scrollMarginBottom="5">
              <Notice status={banner.status} title={banner.text} />
            </Box>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
