import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { useInventoryText } from '../texts.ts'
import { CopyLink } from './copy-link.tsx'
import { shareWays } from './share-ways.ts'
import type { ShareContent } from './use-share-content.ts'

/** Shares a vehicle on devices without a share sheet; closes by itself once its link is copied. */
export function ShareDialog({ content, onClose }: { content: ShareContent | null; onClose: () => void }) {
  const t = useInventoryText()
  const common = useText()
  return (
    <DialogFrame
      open={content !== null}
      onClose={onClose}
      title={t('share_title')}
      closeLabel={common('close')}
      footer={
        <Button variant="outline" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      {content && (
        <Stack gap="4">
          <Text color="fg.muted" overflowWrap="anywhere">
            {content.text}
          </Text>
          <Ways content={content} />
          <CopyLink address={content.url} onDone={onClose} />
        </Stack>
      )}
    </DialogFrame>
  )
}

function Ways({ content: { title, text, url } }: { content: ShareContent }) {
  const t = useInventoryText()
  return (
    <SimpleGrid columns={3} gap="2">
      {shareWays.map(({ name, Icon, address, opensTab }) => {
        return (
          <Button
            key={name}
            asChild
            variant="outline"
            height="auto"
            paddingBlock="3"
            paddingInline="1"
            flexDirection="column"
            gap="1.5"
            fontSize="sm"
          >
            <a href={address(`${text} ${url}`, title)} target={opensTab ? '_blank' : undefined} rel="noreferrer">
              <Icon aria-hidden /> {t(`share_${name}`)}
            </a>
          </Button>
        )
      })}
    </SimpleGrid>
  )
}
