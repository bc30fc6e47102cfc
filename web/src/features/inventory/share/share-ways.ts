/** Opens the app with the words written, and the person chooses to whom. */
export const shareWays = {
  whatsapp: (words: string) => `https://wa.me/?text=${encodeURIComponent(words)}`,
  /** iPhones want the &, all others the ?. */
  sms: (words: string) => `sms:?&body=${encodeURIComponent(words)}`,
  email: (words: string, subject: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`,
}
