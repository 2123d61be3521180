/** What nobody can hold, stand in front of or go to: no step with the hands or the feet begins there, whatever the doing. */
export const immaterial: ReadonlySet<string> = new Set(
  (
    'accent advantage advice ambition anger anxiety apology argument assumption atmosphere attention attitude awareness balance basics ' +
    'blame blessing boredom boundary breath brand bug calm carbs career chance chaos cold compliment concentration concern confidence ' +
    'connection control cost courage cravings credit culture curiosity cycle deadline debt decision delay demand detail difference ' +
    'discipline discount discipline doubt dream effort ego emotion energy engagement enthusiasm excuse expectation experience ' +
    'explanation faith fault favour favor fear feeling figure fitness flow focus forgiveness friendship frustration fun future gap goal ' +
    'gossip gratitude grief grievance grudge growth guilt habit happiness hassle headspace hint hope humour idea image impact ' +
    'impression income independence influence intake intention interest issue jealousy joke joy judgement kindness knowledge ' +
    'language laughter lead limit lie loneliness loss love luck margin meaning memory mess mind mindset mistake mood morale motivation ' +
    'nerve nerves nonsense norm opinion opportunity option outcome overtime overwhelm pace pain panic past patience peace performance ' +
    'perspective point policy posture potential presence pride privacy problem procrastination productivity progress promise ' +
    'purpose quality rapport reason regret relationship reputation requirement resentment resilience respect responsibility rhythm ' +
    'risk routine rumour sanity secret self-esteem sense shame silence skill speed spending spirit spite squeak stamina standard status ' +
    'strategy strength stress style success sugar-intake suspicion target temper tension theory thought threat tone tradition ' +
    'trend trouble trust truth understanding urge value vibe vision voice warning willpower wisdom wish word workload worry'
  ).split(' '),
);
