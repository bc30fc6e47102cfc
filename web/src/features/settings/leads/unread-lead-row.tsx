import { Box, Button, Code, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { UnreadLead } from '#contract/outreach/leads.ts'
import { dismissUnreadLead, takeUnreadLead } from '../../../data/lead-doors.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { leadTexts } from './texts.ts'
import { UnreadLeadDialog } from './unread-lead-dialog.tsx'

/** One lead as it came, with who it seems to be of: one click makes a contact, or asks for what is missing. */
export function UnreadLeadRow({ lead }: { lead: UnreadLead }) {
  const { id, at, from, subject, text, problem, found } = lead
  const t = useText(leadTexts)
  const { moment } = useFormats()
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const headline = Object.values(found).filter(Boolean).join(' · ') || subject || t(problem)
  const isWhole = found.name !== '' && (found.phone !== '' || found.email !== '') && problem !== 'no_contact'

  async function take(body: UnreadLead['found']) {
    const { conversation_id } = await takeUnreadLead(id, body)
    ask(false)
    toaster.create({
      type: 'success',
      title: t('contact_made'),
      action: { label: t('open_chat'), onClick: () => navigate(`/chats/${encodeURIComponent(conversation_id)}`) },
    })
  }
  async function act(deed: () => Promise<unknown>, orElse?: () => void) {
    setBusy(true)
    try {
      await deed()
    } catch (failure) {
      if (orElse) orElse()
      else toaster.create({ type: 'error', title: t('failed'), description: errorText(failure) })
    }
    setBusy(false)
  }
  return (
    <Stack as="li" gap="2" paddingBlock="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap">
        <Box minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {headline}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {[t(problem), moment(at), from, subject].filter((one) => one && one !== headline).join(' · ')}
          </Text>
        </Box>
        <HStack>
          <Button
            size="sm"
            loading={isBusy}
            onClick={() =>
              isWhole
                ? act(
                    () => take(found),
                    () => ask(true),
                  )
                : ask(true)
            }
          >
            {t('make_contact')}
          </Button>
          <Button size="sm" variant="outline" disabled={isBusy} onClick={() => act(() => dismissUnreadLead(id))}>
            {t('dismiss')}
          </Button>
        </HStack>
      </Flex>
      {text && (
        <Box asChild fontSize="sm">
          <details>
            <summary>{t('show')}</summary>
            <Code as="pre" display="block" padding="3" marginTop="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </Code>
          </details>
        </Box>
      )}
      <UnreadLeadDialog open={isAsking} found={found} onTake={take} onClose={() => ask(false)} />
    </Stack>
  )
}
