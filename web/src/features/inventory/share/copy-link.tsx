import { Button, Flex, Input } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useInventoryText } from '../texts.ts'

const COPIED_FOR_MS = 2_000

/** A link to copy; calls `onDone` two seconds later. */
export function CopyLink({ address, onDone }: { address: string; onDone: () => void }) {
  const t = useInventoryText()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => done(), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without clipboard access the link is selected, to be copied manually.
      field.current?.select()
    }
  }
  return (
    <Flex gap="2">
      <Input
        ref={field}
        readOnly
        aria-label={t('share_link')}
        value={address}
        fontSize="sm"
        textOverflow="ellipsis"
        bg="bg.subtle"
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy} flexShrink="0" minWidth="28">
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
      </Button>
    </Flex>
  )
}
