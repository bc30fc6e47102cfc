/** Meta's script that opens its sign-up window. */
export const META_SDK_URL = 'https://connect.facebook.net/en_US/sdk.js'
/** Exactly these: a longer name may end with the same letters. */
export const META_POPUP_ORIGINS = ['https://www.facebook.com', 'https://web.facebook.com'] as const
/** What the script itself asks. */
export const META_API_ORIGINS = ['https://graph.facebook.com', 'https://www.facebook.com'] as const
