import { Box, Button, Code, Flex, Stack, Text } from '@chakra-ui/react'
import type { LeadDoors } from '#contract/outreach/leads.ts'
import { dismissUnreadLead } from '../../../data/lead-doors.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { leadTexts } from './texts.ts'

/** What came and could not be read, each as it came. */
export function UnreadLeads({ leads }: { leads: LeadDoors['unread'] }) {
  const t = useText(leadTexts)
  const { moment } = useFormats()
  const dismiss = (id: string) =>
    dismissUnreadLead(id).catch((failure: unknown) => {
      toaster.create({ type: 'error', title: t('failed'), description: errorText(failure) })
    })
  return (
    <SectionPart title={t('unread')} hint={t('unread_hint')}>
      <Stack as="ul" gap="0">
        {leads.map(({ id, at, from, subject, text, problem }) => (
          <Stack key={id} as="li" gap="2" paddingBlock="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <Flex gap="3" align="flex-start" justify="space-between">
              <Box minWidth="0">
                <Text fontWeight="600">{t(problem)}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {[moment(at), from, subject].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              <Button size="sm" variant="outline" onClick={() => dismiss(id)}>
                {t('dismiss')}
              </Button>
            </Flex>
            {text && (
              <Box asChild fontSize="sm">
                <details>
                  <summary>{t('show')}</summary>
                  <Code
                    as="pre"
                    display="block"
                    padding="3"
                    marginTop="2"
                    whiteSpace="pre-wrap"
                    overflowWrap="anywhere"
                  >
                    {text}
                  </Code>
                </details>
              </Box>
            )}
          </Stack>
        ))}
      </Stack>
    </SectionPart>
  )
}
