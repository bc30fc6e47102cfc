import { Clipboard, HStack, Link } from '@chakra-ui/react'
import { CopyButton } from './copy-button.tsx'

interface PhoneLinkProps {
  /** The number to dial, `+15125550100`, and the text to show. */
  number: string
  text: string
  callLabel: string
  copyLabel: string
  copiedLabel: string
}

/** A phone number: clicking it calls, and the button beside it copies the displayed text. */
export function PhoneLink({ number, text, callLabel, copyLabel, copiedLabel }: PhoneLinkProps) {
  return (
    <Clipboard.Root value={text} timeout={2000} display="inline-block">
      <HStack gap="0.5">
        <Link href={`tel:${number}`} aria-label={callLabel} fontWeight="600" whiteSpace="nowrap">
          {text}
        </Link>
        <CopyButton label={text} copyLabel={copyLabel} copiedLabel={copiedLabel} />
      </HStack>
    </Clipboard.Root>
  )
}
