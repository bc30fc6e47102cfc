/** Credentials for local engines that check no signature: the clients still need something to sign with. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' }
