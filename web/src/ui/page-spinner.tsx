import { Center, Spinner, Text } from '@chakra-ui/react'

/** A spinner in the middle of the screen, with what it is waiting for. */
export function PageSpinner({ text }: { text?: string }) {
  return (
    <Center minHeight="60dvh" flexDirection="column" gap="4" role="status">
      <Spinner size="lg" borderWidth="3px" color="brand.solid" />
      {text && <Text color="fg.muted">{text}</Text>}
    </Center>
  )
}
