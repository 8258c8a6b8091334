import { createAudioPlayer, preload, setAudioModeAsync, type AudioPlayer, type AudioSource } from 'expo-audio';
import { Platform } from 'react-native';
import { createLimiter, CUES, type Cue } from './cues';

/** Metro makes a number of every file it packs. */
const SOURCES: Readonly<Record<Cue, AudioSource>> = {
  slide: require('../../assets/sounds/slide.wav') as number,
  flip: require('../../assets/sounds/flip.wav') as number,
  shuffle: require('../../assets/sounds/shuffle.wav') as number,
  coin: require('../../assets/sounds/coin.wav') as number,
  step: require('../../assets/sounds/step.wav') as number,
  hop: require('../../assets/sounds/hop.wav') as number,
  crate: require('../../assets/sounds/crate.wav') as number,
  build: require('../../assets/sounds/build.wav') as number,
  sail: require('../../assets/sounds/sail.wav') as number,
  bell: require('../../assets/sounds/bell.wav') as number,
  refused: require('../../assets/sounds/refused.wav') as number,
  fanfare: require('../../assets/sounds/fanfare.wav') as number,
  attack: require('../../assets/sounds/attack.wav') as number,
  blocked: require('../../assets/sounds/blocked.wav') as number,
  triumph: require('../../assets/sounds/triumph.wav') as number,
  tick: require('../../assets/sounds/tick.wav') as number,
  drum: require('../../assets/sounds/drum.wav') as number,
  cloth: require('../../assets/sounds/cloth.wav') as number,
  fireworks: require('../../assets/sounds/fireworks.wav') as number,
  lanterns: require('../../assets/sounds/lanterns.wav') as number,
};

let on = false;
let volume = 1;
const players = new Map<Cue, Promise<AudioPlayer | null>>();
const mayPlay = createLimiter();

/** Follows the settings; the shell calls it whenever they change. */
export function setSound(wanted: boolean, loudness: number): void {
  on = wanted && loudness > 0;
  volume = loudness;
}

/** Fetches the sounds, so that the first one is not late. */
export function warmUpSounds(): void {
  if (on) for (const cue of CUES) void playerOf(cue);
}

/** Plays a sound, unless the setting says no, a browser has not been touched yet, or another one just began. */
export function sound(cue: Cue): void {
  if (!on || !isAwake() || !mayPlay(cue, Date.now())) return;
  void playerOf(cue).then(async (player) => {
    if (player === null) return;
    // Setting it where it cannot be set makes a browser complain.
    if (player.volume !== volume) player.volume = volume;
    await player.seekTo(0);
    player.play();
  });
}

function playerOf(cue: Cue): Promise<AudioPlayer | null> {
  const known = players.get(cue);
  if (known) return known;
  const made = make(SOURCES[cue]).catch(() => null);
  players.set(cue, made);
  return made;
}

async function make(source: AudioSource): Promise<AudioPlayer> {
  // A game's sounds go with the music somebody listens to, and keep quiet when the phone is silenced.
  if (players.size === 0) await setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' });
  await preload(source);
  return createAudioPlayer(source);
}

/** Browsers allow no sound before the first touch or key; asking anyway would only leave a complaint. */
function isAwake(): boolean {
  if (Platform.OS !== 'web') return true;
  return !document.hidden && navigator.userActivation?.hasBeenActive === true;
}
