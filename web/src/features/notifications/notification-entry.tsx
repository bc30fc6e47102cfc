import { Box, Link as ChakraLink, Flex, Icon, Text, VisuallyHidden } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { type Notification, pathOfContact, pathOfNotification } from '#contract/people/notifications.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { useSlot } from '../../lib/slots.ts'
import { useNow } from '../../lib/use-now.ts'
import { sentenceOf } from './sentence-of.ts'
import { notificationTexts } from './texts.ts'

interface NotificationEntryProps {
  notification: Notification
  onFollow?: () => void
}

export function NotificationEntry({ notification, onFollow }: NotificationEntryProps) {
  const t = useText(notificationTexts)
  const language = useLanguage()
  const { fromNow, moment } = useFormats()
  const now = useNow()
  const { kind, created_at, is_read, pair } = notification
  const icon = useSlot('noticeIcons').find(({ id }) => id === kind)?.icon ?? Bell
  const content = (
    <>
      <Icon as={icon} boxSize="4.5" marginTop="0.5" color={is_read ? 'fg.subtle' : 'brand.fg'} aria-hidden />
      <Box flex="1" minWidth="0">
        {!is_read && <VisuallyHidden>{t('new')}: </VisuallyHidden>}
        <Text fontSize="sm" fontWeight={is_read ? '400' : '600'} overflowWrap="anywhere">
          {sentenceOf(notification, language)}
        </Text>
        <Text asChild fontSize="xs" color="fg.muted">
          <time dateTime={created_at} title={moment(created_at)}>
            {fromNow(created_at, now)}
          </time>
        </Text>
        {pair && (
          <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="1.5" fontSize="sm">
            {pair.map((contact) => (
              <ChakraLink key={contact.contact_id} asChild color="brand.fg">
                <Link to={pathOfContact(contact)} onClick={onFollow}>
                  {phoneText(contact.address ?? contact.name)}
                </Link>
              </ChakraLink>
            ))}
          </Flex>
        )}
      </Box>
      {!is_read && <Box boxSize="2" marginTop="2" borderRadius="full" bg="copper.solid" flexShrink="0" aria-hidden />}
    </>
  )
  return (
    <Flex
      asChild
      gap="3"
      align="flex-start"
      paddingInline="4"
      paddingBlock="3"
      {...(!pair && { _hover: { bg: 'bg.muted' }, _focusVisible: { outlineOffset: '-2px' } })}
    >
      {pair ? (
        <div>{content}</div>
      ) : (
        <Link to={pathOfNotification(notification)} onClick={onFollow}>
          {content}
        </Link>
      )}
    </Flex>
  )
}
