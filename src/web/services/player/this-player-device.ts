import type { Device } from '#domain/player/player-state.ts';

export const thisPlayerDevice = (): Device => ({
  id: 'this-device',
  name: 'This device',
  type: 'web',
  isActive: true,
  // There the volume belongs to the buttons at the side.
  isVolumeControllable: !/iphone|ipad/iu.test(navigator.userAgent),
});
