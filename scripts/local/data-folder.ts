/** Where `npm start` keeps everything from one start to the next, and where the tools look for it. */
export function localDataFolder(): string {
  return process.env.LOCAL_DATA || '.local'
}
