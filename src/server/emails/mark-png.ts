/**
 * The shop's mark as a PNG of 96 × 96 pixels on its own ground, which stands on light and dark sheets alike: `public/favicon.svg` in the
 * accent of light themes. It goes with every e-mail.
 */
export const MARK_PNG = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAACc1BMVEVMaXETFhwUGRkVFRoUFxwTFxwUFBsUFhsUFhsfHx8U',
    'FhskJCQAKioUFxwcHBwTFhwTGBwUFxwUFhwTFxwUFhsTFxsUFxwUFhsTFhwTGhoTFxwTFxsTFxwTFxwVFR0SFxwTFxwTFhsW',
    'FhwTFxsVFRsUFxsUFxsTFxsUFxsTFhwUGR4UFxsTFxsTFxsUGBwTFhwUFxsUFBoUFxwUFB0SFxsUFxsVFRoTFxwRFhoUFxsT',
    'FxwUFxsTFxsUFxwTFxsUFxsUFhsUFxsUFhsUFhwUFxwUFxz/pyb////+piZiRyAVGB0sJh1lSR+fbCEoIx3akSSaaSLQiySx',
    'dyI5LR4aGxwfHh0VGBzYjyXdkiTekiX9piYWGBz6pCb5pCbf3+C/gCRDMx7vniU1ODxyUSCSlJYiIBzExcYYGh3qmiahbSIm',
    'Ih1JNx4aHSIbGxybaiJPOx/t7e2RZCEXGRyyeCJPUVWBWSHl5ubm5ue5fCOwdyL4oyarrK75+vqhoqTz8/Okpad4eXzGx8j3',
    'oiZ8VyHCw8Rpa256ViG0eSMWGR4xKR0pJBzJhSPg4OE4LR43LR6GXSDrmyXiliRmaGtwTyBxc3YYGyDv8PDxniY9QETAgCNG',
    'NR7omSWocSIuJh2VZiKudSPnmCXlmCUrJR0qJR3y8vOjbyKmp6l5e35NT1MhHxyfoKJFNR5pSyCibiInIx1gRh9oam1SPR/8',
    'pSYdHRzLhyRQPB/GhCTe3t+nqaqJXyElIR1dRB/fkyXWjiRcQx/5+flzdXg/QkaEXCGCWiE8Lx1jRyDr6+tbQh8aGhwZGhz0',
    'oCVZQR9naWxHNh77pCXSiySPYyGbTlzRAAAARXRSTlMA6jIw+/Ml7fkI7gcG/gnrNfzsmtaAl9SRJ87Sj44jNtD4Lbcvr7lB',
    '8LMz74KBPrWuMa09N/o60TmMz4tCmUCx1bDTf5hkE8mwAAAACXBIWXMAAAsTAAALEwEAmpwYAAADkklEQVRo3rWa9V8bMRiH',
    'AxRoS3EdMtyGw9wtl8IcKDbGhg4YPnd3d3d3d3eXP2n9FFpOcndpL3l/6zX3PG2+J7lLABCUT2pmcohxCHSp9MbxyVljfYB8',
    'DQpOg5orY4y7DN49BVKqRA8M3i8iEFIrXbRBzB8QBalWnJeQH+AGKZf3UD5/sCekXp6xvP4JggzK39FLhpGQSUX59QkiIKOK',
    '6Tv+A1kJAnvPhxTIrHJs1wd2fOibZxUEMxTAMOv1M42lwGgCoyHTygaZbAWhYBxbQS4IkWzjBDVDZs9bHK4kzcKBt4pgGp7f',
    'uo9M4A/0KoKpeMFZjkwQD6CKYAqW/5MjFEA1AT6C6+epCfAR3OaoCbARdJrpCXARPKzkqAmwEZzh6AlwEdx8QFGAiWD+X46i',
    'ABPBc46iABNByQqaAmkEs3dyNAXSCDZyVAWSCLb/oCqQRFA2l6MqkERwkKMrEEdwoZayQBzBVo6uQBzBZ46yQBTBi2Y1fG29',
    'cwJRBKfU+MV3oHMCYQT3zcr4k3exNz+MoH3H7t9fPxRXlAu2WvYr4s0tjZBU4LguCz51KPIrO+UogHAIuKBKAV/VYoEaBaXl',
    'CvzXJxT2JBT8k8dXd5dCzYKSaln+o0/Ku5IJyrbMweM3fOyBNAQQzqvA8Z/sUd2RVAAt0lvB0foy6Ipg1ZGaptVX3xeJD6Tl',
    'Iv6y0yQ/DCNAvdV1ZdE2wfaey3x8cyHZP5cXWKvmXZtgRFHMu7C1QgoChJZu5vfUt+N9+HMviZ8CVQQINdXxvmq0jaurOiyQ',
    'ngCtOcA/Wq3nw6vHzjzHqgsQauB10+I/3e2QtgA9O9wfdImTT+JEArSyyOVHfTIBamAtQPdYCy7VMRag9aoxTC+cOUuDAP1S',
    'g5tJR3YygiVtKnBOowAdUoFrFjwtUoZrFqBrynDtgrX2Ft/LNQ3fZQVfHH1UwUaAjtmbLGQkWGdvspeR4Ia9yRtGgk2OsbYT',
    'Ar0Tgl2OsSqxIB7zYlZe0GVvcpFY4IZ5tSwveOsY5RELwsEEti/H80EWW8EkkMpWUAB8MljyvU3sJ4mAO8tpLttMXSI7Qbpt',
    'JjBBx4qvS+qdzIxmJRhln+6NZMMfZp/uBV7+LPhuA/unxGM96fM9AxgvGhguXJbgFUeXHzlQvLDCEEPxaNWNMGDWhiTl+FI6',
    'f9MTZFa35E02Uuj8MA+F9Tmm7NDc8CC9a2h90MT80AKTkPgf+l97dVJB+3YAAAAASUVORK5CYII=',
  ].join(''),
  'base64',
);
